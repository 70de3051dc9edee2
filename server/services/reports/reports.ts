import { narrowest, scopeConditions } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import type { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { fieldOf, type EntityDefinition, type FieldDefinition, type Rule } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { Clock } from '../../core/time/clock.ts';
import type { Condition } from '../../core/records/conditions.ts';
import { Joins } from '../../core/records/joins.ts';
import { ReadPlan } from '../../core/records/planner/plan.ts';
import type { Question, QuestionSort } from './report.ts';
import { groupsView, rowsView, sortValue, type View } from './view.ts';
import { readDates, readSearch, readWhere, type QuestionContext } from './where.ts';
import type { Form, WireRecord } from '../../core/records/wire.ts';
import type { Totals } from '../../core/records/totals.ts';

/** How a question is put: by whom, and which part of its answer. */
export interface Asked {
  readonly user: SessionUser;
  /** Whom $user stands for; who asks, unless given. */
  readonly owner?: number;
  readonly where?: readonly Condition[];
  /** Days, as on the wire. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly search?: string | null;
  readonly sort?: QuestionSort | null;
  readonly offset: number;
  readonly limit: number;
  /** In which form the rows are wanted; that of an answer, unless given. */
  readonly form?: Form;
}

/** A column of an answer, as shown to the user. */
export interface AnswerColumn {
  readonly name: string;
  readonly title: string;
  readonly type: FieldDefinition['type'];
  readonly format?: FieldDefinition['format'];
  readonly to?: string;
}

/** Answers what reports and widgets ask, never more than the asking person may read. */
export class Questions {
  readonly #database: Database;
  readonly #registry: Registry;
  readonly #totals: Totals;
  readonly #clock: Clock;

  constructor(database: Database, registry: Registry, totals: Totals, clock: Clock) {
    this.#database = database;
    this.#registry = registry;
    this.#totals = totals;
    this.#clock = clock;
  }

  /** Whether a person may see a question and read its records. */
  allows(question: Question, user: SessionUser): boolean {
    return user.allows(this.#rule(question, user));
  }

  /** @throws UserError 422 with the message of the missing permission. */
  require(question: Question, user: SessionUser): void {
    user.require(this.#rule(question, user));
  }

  /** The rule of the question or that of its records, whichever limits the person more. */
  #rule({ rule, of }: Question, user: SessionUser): Rule {
    return narrowest([rule, this.#registry.definition(of).access.read], user);
  }

  /**
   * A page of rows or groups, and how many there are in all.
   * @throws UserError 422 where the person may not read such records, 400 for a wrong day, 416 beyond the end.
   */
  async page(question: Question, asked: Asked): Promise<{ rows: WireRecord[]; total: number }> {
    const where = this.#where(question, asked);
    const rows = await this.#rows(question, this.#view(question, where, asked), asked);
    const total = await this.#total(question, where, asked);
    if (!rows.length && asked.offset > 0 && asked.offset >= total)
      throw new UserError(416, 'beyond_end', `There are only ${total} rows.`, { details: { total } });
    return { rows, total };
  }

  /** The first rows or groups. */
  async first(question: Question, asked: Asked): Promise<WireRecord[]> {
    return this.#rows(question, this.#view(question, this.#where(question, asked), asked), asked);
  }

  columns(question: Question): AnswerColumn[] {
    const definition = this.#registry.definition(question.of);
    const { definition: shown } = question.columns.length
      ? rowsView(definition, question, [])
      : groupsView(definition, this.#registry, question, [], withoutWhere(question));
    return [...question.columns, ...question.group, ...question.measures].map(({ name, title }) => {
      const { type, format, to } = this.#end(shown, fieldOf(shown, name)!);
      return { name, title, type, ...(format && { format }), ...(to !== undefined && { to }) };
    });
  }

  /** The field an alias stands for. */
  #end(definition: EntityDefinition, field: FieldDefinition): FieldDefinition {
    if (field.type !== 'alias') return field;
    const [first, second] = field.alias!;
    const here = fieldOf(definition, first!)!;
    if (second === undefined) return this.#end(definition, here);
    const target = this.#registry.definition(here.to!);
    return this.#end(target, fieldOf(target, second)!);
  }

  /** @throws UserError 422 with the text of the permission to read the records. */
  #where(question: Question, asked: Asked): Condition[] {
    const { user } = asked;
    const definition = this.#registry.definition(question.of);
    this.require(question, user);
    const context = this.#context(asked);
    return [
      ...scopeConditions(definition, this.#rule(question, user), user, this.#registry),
      ...readWhere(definition, question.where, context),
      ...readDates(definition, question, asked, context),
      ...(asked.where ?? []),
      ...(asked.search ? readSearch(definition, question, asked.search, context) : []),
    ];
  }

  #view(question: Question, where: readonly Condition[], asked: Asked): View {
    const definition = this.#registry.definition(question.of);
    if (question.columns.length) return rowsView(definition, question, where);
    const measures = question.measures.map((measure) => ({
      measure,
      where: readWhere(definition, measure.where, this.#context(asked)),
    }));
    return groupsView(definition, this.#registry, question, where, measures);
  }

  async #rows(question: Question, view: View, { sort, offset, limit, form }: Asked): Promise<WireRecord[]> {
    const joins = new Joins();
    const { definition, from, where } = view;
    const { select, decode } = readerOf(new ReadPlan(definition, this.#registry, view.read, joins, form));
    const order = this.#order(view, sort ?? question.sort, joins);
    const statement = sql`select ${select} from ${from} t ${joins.clauses} where ${where} ${order} ${sql.limit(limit, offset)}`;
    return (await this.#database.rows(statement)).map(decode);
  }

  #order({ definition, unique }: View, { column, order }: QuestionSort, joins: Joins): Sql {
    const direction = sql.raw(order === 'ASC' ? 'asc nulls first' : 'desc nulls last');
    const values = [
      sortValue(definition, this.#registry, column, joins),
      ...unique.map((name) => keyOf(definition, name)),
    ];
    return sql`order by ${sql.join(values.map((value) => sql`${value} ${direction}`))}`;
  }

  async #total(question: Question, where: readonly Condition[], asked: Asked): Promise<number> {
    const definition = this.#registry.definition(question.of);
    const view = this.#view({ ...question, measures: [] }, where, asked);
    const { total } = question.columns.length
      ? await this.#totals.count(definition, view.where)
      : await this.#totals.countGroups(definition, view.from);
    return total;
  }

  #context({ user, owner = user.id }: Asked): QuestionContext {
    return { registry: this.#registry, today: this.#clock.today(), owner };
  }
}

const withoutWhere = ({ measures }: Question) => measures.map((measure) => ({ measure, where: [] }));

const keyOf = (definition: EntityDefinition, name: string): Sql => sql`t.${sql.id(fieldOf(definition, name)!.column!)}`;

const readerOf = (plan: ReadPlan) => ({ select: plan.select, decode: (row: unknown[]) => plan.decode(row) });
