import type { PostalAreaRecord } from '../../generated/postal-area.gen.ts';
import type { Records } from '../../core/records/records.ts';

/** Result of a post code lookup. It also has the region as separate fields. */
export interface Territory extends Pick<PostalAreaRecord, 'region' | 'mbpBranch' | 'salesExec'> {
  readonly id: number | null;
  readonly regionCode: string | null;
  readonly regionName: string | null;
}

/**
 * Region, branch and sales exec of a post code. Uses the longest matching postal area: the sector (S17 4), the district
 * (S17), the district without its letter (W1A → W1), or the area (S).
 * @returns null if none matches
 */
export async function territoryOf(postCode: string | null, records: Records): Promise<Territory | null> {
  const codes = beginnings(postCode ?? '');
  if (!codes.length) return null;
  const areas = await records.find('postalArea', { areaCode: codes, active: true });
  const area = codes.map((code) => areas.find((one) => one.areaCode === code)).find((one) => one !== undefined);
  if (!area) return null;
  const { region, mbpBranch, salesExec } = area;
  return {
    id: region?.key ?? null,
    regionCode: region?.regionCode ?? null,
    regionName: region?.display ?? null,
    region,
    mbpBranch,
    salesExec,
  };
}

/** Codes of the postal areas that can match a post code, longest first. */
export function beginnings(postCode: string): string[] {
  const match = /^([A-Z]{1,2})(\d[A-Z\d]?)\s*(\d)?/.exec(postCode.trim().toUpperCase());
  if (!match) return [];
  const [, area, district, sector] = match;
  const whole = `${area}${district}`;
  return [...new Set([...(sector ? [`${whole} ${sector}`] : []), whole, whole.replace(/(\d)[A-Z]$/, '$1'), area!])];
}
