import type { Records } from '../../core/records/records.ts';

interface PostalArea {
  readonly areaCode: string;
  readonly region: {
    readonly id: number;
    readonly regionName: string | null;
    readonly regionCode: string | null;
  } | null;
  readonly mbpBranch: Record<string, any> | null;
  readonly salesExec: Record<string, any> | null;
}

/** Result of a post code lookup, with the region as a reference too. */
export interface Territory {
  readonly id: number | null;
  readonly regionCode: string | null;
  readonly regionName: string | null;
  readonly region: PostalArea['region'];
  readonly mbpBranch: any;
  readonly salesExec: any;
}

/**
 * Region, branch and sales exec of a post code. The longest matching postal area counts: the sector (S17 4), the
 * district (S17), the district without its letter (W1A → W1), then the area (S).
 */
export async function territoryOf(postCode: string | null, records: Records): Promise<Territory | null> {
  const codes = beginnings(postCode ?? '');
  if (!codes.length) return null;
  const areas = (await records.find('postalArea', { areaCode: codes, active: true })) as unknown as PostalArea[];
  const area = codes.map((code) => areas.find((one) => one.areaCode === code)).find((one) => one !== undefined);
  if (!area) return null;
  const { region, mbpBranch, salesExec } = area;
  return {
    id: region?.id ?? null,
    regionCode: region?.regionCode ?? null,
    regionName: region?.regionName ?? null,
    region,
    mbpBranch,
    salesExec,
  };
}

/** Postal area codes that match a post code, longest first. */
export function beginnings(postCode: string): string[] {
  const match = /^([A-Z]{1,2})(\d[A-Z\d]?)\s*(\d)?/.exec(postCode.trim().toUpperCase());
  if (!match) return [];
  const [, area, district, sector] = match;
  const whole = `${area}${district}`;
  return [...new Set([...(sector ? [`${whole} ${sector}`] : []), whole, whole.replace(/(\d)[A-Z]$/, '$1'), area!])];
}
