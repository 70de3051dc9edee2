/** A mail as the server begins it, empty or from a template. */
export interface Draft {
  readonly to: string | null;
  readonly subject: string;
  readonly message: string;
  /** Fields of the template that have no value. */
  readonly missing: readonly { readonly name: string; readonly title: string }[];
  readonly templates: readonly { readonly id: number; readonly name: string }[];
}
