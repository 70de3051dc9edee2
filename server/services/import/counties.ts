import { isSlip } from '../duplicates/similarity.ts';

/** Old and new counties, islands that are used like counties, and countries, as people write them after a town. */
const names = `
  avon bedfordshire beds berkshire berks buckinghamshire bucks cambridgeshire cambs cheshire ches cleveland cornwall
  cumberland cumbria derbyshire derbys devon dorset essex gloucestershire gloucs glos hampshire hants herefordshire
  hertfordshire herts humberside huntingdonshire hunts kent lancashire lancs leicestershire leics lincolnshire lincs
  merseyside middlesex middx norfolk northamptonshire northants northumberland nottinghamshire notts oxfordshire oxon
  rutland shropshire salop somerset staffordshire staffs suffolk surrey sussex warwickshire warks westmorland wiltshire
  wilts worcestershire worcs yorkshire yorks
  clwyd dyfed gwent gwynedd powys glamorgan anglesey breconshire brecknockshire caernarfonshire cardiganshire
  carmarthenshire carms ceredigion denbighshire flintshire merionethshire monmouthshire montgomeryshire pembrokeshire
  pembs radnorshire
  aberdeenshire angus argyll argyllshire ayrshire banffshire berwickshire caithness clackmannanshire dumfriesshire
  dunbartonshire fife kincardineshire kirkcudbrightshire lanarkshire lothian midlothian moray morayshire nairnshire
  orkney peeblesshire perthshire renfrewshire roxburghshire selkirkshire shetland stirlingshire sutherland wigtownshire
  england scotland wales uk gb`
  .trim()
  .split(/\s+/);

const several = [
  'tyne (?:and|&) wear',
  'greater manchester',
  'gtr\\.? manchester',
  'greater london',
  '(?:west|w\\.?) (?:midlands|mids)',
  'inverness[- ]shire',
  'kinross[- ]shire',
  'ross[- ]shire',
  'ross (?:and|&) cromarty',
  'perth (?:and|&) kinross',
  'scottish borders',
  'western isles',
  'vale of glamorgan',
  'isle of (?:wight|man|sheppey|anglesey|skye|arran|mull|bute|islay|lewis|harris|cumbrae)',
  'i\\.?o\\.?w\\.?',
  '(?:county|co\\.?) (?:durham|antrim|armagh|down|fermanagh|londonderry|derry|tyrone)',
  'northern ireland',
  'great britain',
  'united kingdom',
  'u\\.k\\.',
];

const direction = String.raw`(?:north|south|east|west|mid|[nsew])\b\.?[\s-]+`;
const ending = new RegExp(
  String.raw`(?:^|(?<!\b(?:on|upon|of|in|the|under|by))\s)((?:${direction}){0,2}(?:${names.join('|')})\.?|(?:${several.join('|')})\.?)$`,
  'i',
);

/**
 * The county or country that ends a text: all of `Kent`, and the part after the town in `Rye East Sussex`. A long name
 * may have one slip: `Hertforshire`.
 */
export const county = (text: string): string | undefined => ending.exec(text)?.[1] ?? misspelt(text);

/** Names so long that hardly any town differs from them by one letter. */
const long = names.filter((name) => name.length >= 9);

const lastWord = new RegExp(String.raw`(?:^|\s)((?:${direction}){0,2}(\S+))$`, 'i');

function misspelt(text: string): string | undefined {
  const [, found, word = ''] = lastWord.exec(text) ?? [];
  return long.some((name) => isSlip(word.toLowerCase(), name)) ? found : undefined;
}
