/** Why a version was lost. */
export interface LostDetails {
  /** Key of a lost quote note. */
  readonly lostQuoteReason?: number;
}
