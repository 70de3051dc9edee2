/**
 * Sizes of text, in pixels; in `sx` as `fontSize: 'sizes.table'`. Weights are `fontWeightRegular`, `fontWeightMedium`
 * and `fontWeightBold`.
 */
const sizes = { caption: 12, table: 13, base: 14, large: 16, title: 20, record: 24, figure: 28 } as const;

const weights = { fontWeightRegular: 400, fontWeightMedium: 550, fontWeightBold: 600 } as const;

const strong = (fontSize: number, lineHeight: number) => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  fontWeight: weights.fontWeightBold,
});

/** What stands out by size and weight: the name of a record, a figure that people act on, then titles. */
export const typography = {
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontSize: sizes.base,
  ...weights,
  sizes,
  record: { ...strong(sizes.record, 32), letterSpacing: '-0.015em' },
  figure: { ...strong(sizes.figure, 36), letterSpacing: '-0.02em' },
  h1: { ...strong(sizes.title, 28), letterSpacing: '-0.01em' },
  h2: strong(sizes.large, 24),
  h3: strong(sizes.base, 20),
  h6: strong(sizes.large, 24),
  body1: { fontSize: sizes.base, lineHeight: '20px' },
  body2: { fontSize: sizes.table, lineHeight: '20px' },
  caption: { fontSize: sizes.caption, lineHeight: '16px' },
  button: { textTransform: 'none', fontWeight: weights.fontWeightMedium },
} as const;

declare module '@mui/material/styles' {
  interface TypographyVariants {
    record: object;
    figure: object;
    sizes: typeof sizes;
  }
  interface TypographyVariantsOptions {
    record?: object;
    figure?: object;
    sizes?: typeof sizes;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    record: true;
    figure: true;
  }
}
