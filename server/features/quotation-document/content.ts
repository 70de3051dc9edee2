/**
 * What a quotation says to the customer. Dates are ISO, amounts whole pence. The internal value and the notes, which
 * staff write for each other, are not among them.
 */
export interface QuotationContent {
  readonly letterhead: Letterhead;
  readonly quoteNo: string;
  readonly versionNo: number;
  readonly date: string;
  readonly expiryDate: string | null;
  readonly deliveryDate: string | null;
  readonly customerRef: string | null;
  readonly customer: Party;
  /** Where the goods are wanted. */
  readonly site: Party;
  readonly branch: string | null;
  readonly salesExec: string | null;
  readonly description: string;
  readonly productType: string;
  readonly quantity: number;
  readonly value: number;
}

export interface Party {
  readonly name: string;
  readonly attention?: string | null;
  readonly address: readonly string[];
}

/** The company's own details, from the settings. */
export interface Letterhead {
  readonly companyName: string;
  readonly address: readonly string[];
  readonly phoneNo: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly companyNo: string | null;
  readonly vatNo: string | null;
  /** Paragraphs of the terms, shown below the value. */
  readonly terms: string | null;
}
