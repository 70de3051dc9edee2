import type { AnswerColumn } from '../../../app/report-table/answer-column.ts';
import { actualSales } from '../../../generated/actual-sales.gen.tsx';
import { t } from '../../../core/i18n/t.ts';
import type { FieldInfo } from '../../../core/model/resource.ts';

export const groupings = ['branch', 'account', 'month'] as const;
export type Grouping = (typeof groupings)[number];

export interface Sort {
  readonly column: string;
  readonly order: 'ASC' | 'DESC';
}

/** A year compared with the year before and the forecast, or the figures themselves. */
export type SalesView = 'comparison' | 'figures';

export const viewOf = (params: URLSearchParams): { readonly view: SalesView; readonly by: Grouping } => ({
  view: params.get('view') === 'figures' ? 'figures' : 'comparison',
  by: groupings.find((name) => name === params.get('by')) ?? 'branch',
});

const { fields } = actualSales;

const own = (name: string): AnswerColumn => {
  const { title, type, format, to } = fields[name]!;
  return { name, title, type, ...(format && { format }), ...(to !== undefined && { to }) };
};

const money = (name: string, title: string): AnswerColumn => ({ name, title, type: 'number', format: 'money' });

const percent = (name: string, title: string): AnswerColumn => ({
  name,
  title,
  type: 'number',
  format: 'percent',
  signed: true,
});

const change = (name: string, title: string): AnswerColumn => ({ ...money(name, title), signed: true });

const groups: Readonly<Record<Grouping, readonly string[]>> = {
  branch: ['branch'],
  account: ['custCode', 'customer', 'branch'],
  month: ['sMonth'],
};

/** The columns of a view. */
export const columnsOf = (view: SalesView, by: Grouping): readonly AnswerColumn[] =>
  view === 'figures'
    ? [
        ...['customer', 'custCode', 'branch', 'sYear', 'sMonth'].map(own),
        money('salesValue', t('sales.actual')),
        money('forecastValue', t('sales.forecast')),
        change('difference', t('sales.difference')),
      ]
    : [
        ...groups[by].map(own),
        money('salesValue', t('sales.actual')),
        money('lastYear', t('sales.all.lastYear')),
        change('change', t('sales.all.change')),
        percent('changePercent', t('sales.all.changePercent')),
        money('forecastValue', t('sales.forecast')),
        change('difference', t('sales.difference')),
        percent('differencePercent', t('sales.all.differencePercent')),
      ];

/** The usual order of a view, which the server takes if none is given. */
export const usualSort = (view: SalesView, by: Grouping): Sort =>
  view === 'figures'
    ? { column: 'sYear', order: 'ASC' }
    : {
        column: { branch: 'branch', account: 'salesValue', month: 'sMonth' }[by],
        order: by === 'account' ? 'DESC' : 'ASC',
      };

/** The fields of the filters. A year is chosen from those with figures. */
export const filterFields = {
  year: { ...(fields.sYear as FieldInfo), type: 'string' },
  to: { ...(fields.sMonth as FieldInfo), title: t('sales.all.upTo') },
  month: fields.sMonth as FieldInfo,
  branch: fields.branch as FieldInfo,
  account: fields.custCode as FieldInfo,
} as const;
