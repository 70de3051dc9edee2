// Generated from schemas/platform/sales-posting-figure.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const SalesPostingFigureSchema = new EntitySchema<Record<string, unknown>>({
  name: 'salesPostingFigure',
  tableName: 'sales_posting_figure',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    postingId: { name: 'posting_id', type: Number, nullable: true },
    kind: { name: 'kind', type: 'text', nullable: true },
    figureId: { name: 'figure_id', type: Number, nullable: true },
    beforeValue: { name: 'before_value', type: 'bigint', nullable: true },
    afterValue: { name: 'after_value', type: 'bigint', nullable: true },
  },
});
