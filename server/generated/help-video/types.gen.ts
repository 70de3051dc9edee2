// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.
/**
 * Videos that show how to do something.
 */
export interface HelpVideo {
  id: number;
  title: string | null;
  url: string | null;
  active: boolean;
  version: number;
}

export interface HelpVideoInput {
  id?: unknown;
  title?: string | null;
  url?: string | null;
  active?: boolean;
  version?: number | null;
}
