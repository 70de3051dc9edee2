// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
/**
 * Videos that show how to do something.
 */
export interface HelpVideo {
  id: number;
  title: string | null;
  url: string | null;
  /**
   * Address of the page whose help shows the video, such as /customers.
   */
  page: string | null;
  active: boolean;
  version: number;
}

export interface HelpVideoInput {
  id?: unknown;
  title?: string | null;
  url?: string | null;
  /**
   * Address of the page whose help shows the video, such as /customers.
   */
  page?: string | null;
  active?: boolean;
  version?: number | null;
}
