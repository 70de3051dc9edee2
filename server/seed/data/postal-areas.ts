/** Sales regions. */
export const regions: readonly { code: string; name: string }[] = [
  { code: 'NE', name: 'North East' },
  { code: 'NW', name: 'North West' },
  { code: 'YH', name: 'Yorkshire and the Humber' },
  { code: 'EM', name: 'East Midlands' },
  { code: 'WM', name: 'West Midlands' },
  { code: 'EE', name: 'East of England' },
  { code: 'LN', name: 'London' },
  { code: 'SE', name: 'South East' },
  { code: 'SW', name: 'South West' },
  { code: 'WA', name: 'Wales' },
  { code: 'SC', name: 'Scotland' },
  { code: 'NI', name: 'Northern Ireland' },
];

/**
 * Post code areas of each region. An area that spans several regions is listed in one; `elsewhere` lists its other
 * districts.
 */
const areasOf = {
  NE: 'DH DL NE SR TS',
  NW: 'BB BL CA CH CW FY IM L LA M OL PR SK WA WN',
  YH: 'BD DN HD HG HU HX LS S WF YO',
  EM: 'DE LE LN NG NN',
  WM: 'B CV DY HR ST SY TF WR WS WV',
  EE: 'AL CB CM CO IP LU NR PE SG SS WD',
  LN: 'BR CR E EC EN HA IG N NW RM SE SM SW TW UB W WC',
  SE: 'BN CT DA GU HP KT ME MK OX PO RG RH SL SO TN',
  SW: 'BA BH BS DT EX GL GY JE PL SN SP TA TQ TR',
  WA: 'CF LD LL NP SA',
  SC: 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE',
  NI: 'BT',
} as const;

/** The letters at the start of a code, which are its area. */
const letters = (code: string): string => code.replace(/\d+$/, '');

/** `'PE20-PE25'` is six districts, `'PE20'` one. */
function expanded(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const area = letters(first);
  const from = Number(first.slice(area.length));
  const to = Number(last.slice(area.length));
  return Array.from({ length: to - from + 1 }, (_, index) => `${area}${from + index}`);
}

const districtsOf = (region: keyof typeof areasOf, ...codes: string[]): Record<string, string> =>
  Object.fromEntries(codes.flatMap(expanded).map((code) => [code, region]));

/** Districts in another region than the rest of their area. */
const elsewhere: Readonly<Record<string, string>> = {
  ...districtsOf('NE', 'TD12', 'TD15'),
  ...districtsOf('NW', 'SY14'),
  ...districtsOf('YH', 'DL6-DL11', 'OL14', 'TS9'),
  ...districtsOf('EM', 'CV13', 'DN10', 'DN21-DN22', 'PE8-PE12', 'PE20-PE25', 'SK13', 'SK17', 'SK22-SK23'),
  ...districtsOf('EM', 'S18', 'S21', 'S32-S33', 'S40-S45', 'S49', 'S80-S81'),
  ...districtsOf('WM', 'DE13-DE15'),
  ...districtsOf('EE', 'EN6-EN11', 'HP1-HP4', 'HP23', 'IG7', 'IG9-IG10', 'MK40-MK45', 'RM15-RM20'),
  ...districtsOf('LN', 'DA5-DA8', 'DA14-DA18', 'KT1-KT6', 'KT9'),
  ...districtsOf('SE', 'BH24-BH25', 'BR8', 'CR3', 'CR6', 'SM7', 'SN7', 'SP6', 'SP10-SP11', 'TW15-TW20', 'UB9'),
  ...districtsOf('WA', 'CH5-CH8', 'SY15-SY25'),
};

function areaOf(area: string, region: string) {
  const districts = Object.entries(elsewhere).filter(([code]) => letters(code) === area);
  return districts.length ? { region, districts: Object.fromEntries(districts) } : { region };
}

/** Each post code area with its region, and its districts that are in another region. */
export const postalAreas: Readonly<Record<string, { region: string; districts?: Readonly<Record<string, string>> }>> =
  Object.fromEntries(
    Object.entries(areasOf).flatMap(([region, areas]) =>
      areas.split(' ').map((area) => [area, areaOf(area, region)] as const),
    ),
  );
