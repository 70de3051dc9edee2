import { money, nothing } from '../../core/model/values.ts';

/** An amount in pounds; an en dash where there is none. */
export const amount = (value: number | null): string => (value === null ? nothing : money(value));

/** Sales minus forecast in pounds; an en dash where either is unknown. */
export const difference = (sold: number | null, expected: number | null): string =>
  sold === null || expected === null ? nothing : money((Math.round(sold * 100) - Math.round(expected * 100)) / 100);
