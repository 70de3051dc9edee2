import { percentiles, send, type Call } from './load.ts';
import type { Target } from './prepare.ts';
import { startProduct } from './servers.ts';

/** Kinds of widgets of schemas/widgets, each once, then widgets of lists and reports. */
const chosen: readonly object[] = [
  ...[1, 2, 3, 5, 6, 8, 9].map((widget) => ({ widget })),
  { widget: 4, ParamVal1: 'all branches' },
  { widget: 7, ParamVal1: 'all branches' },
  { widget: 101, viewId: 6, widgetType: 'list' },
  { widget: 101, viewId: 1, widgetType: 'number', figure: 'number', period: 'This month' },
  { widget: 102, report: 'Quotations Stats By Sales Exec', widgetType: 'bar' },
];

export interface WidgetFigures {
  /** Milliseconds until all widgets have arrived: right after the start of the server, after a change, and without. */
  readonly first: number;
  readonly changed: { readonly p50: number; readonly p95: number };
  readonly unchanged: { readonly p50: number; readonly p95: number };
  /** Milliseconds of each widget alone, after a change, the slowest first. */
  readonly each: readonly (readonly [name: string, took: number])[];
}

/** Loads twelve different widgets side by side, as the dashboard does. */
export async function measureWidgets(target: Target): Promise<WidgetFigures> {
  const product = await startProduct(target);
  const { url, token } = product;
  const ask = async (call: Call) => {
    const { status, text } = await send(url, call, token);
    if (status >= 300) throw new Error(`${call.path} ${call.body} answered ${status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  const post = (path: string, body: object) => ask({ method: 'POST', path: `/v1/${path}`, body: JSON.stringify(body) });
  const made: { id: number; widgetName: string }[] = [];
  const load = async ({ id }: { readonly id: number }) => {
    const response = await fetch(`${url}/v1/getUserWidgetData/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status !== 200) throw new Error(`Widget ${id} answered ${response.status}.`);
    await response.text();
  };
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const all = () => Promise.all(made.map(load));
  try {
    const user = (await ask({ path: '/v1/user/profile' })).id as number;
    const branches = (await ask({ path: '/v1/activeMbpBranches' })).map(({ id }: { id: number }) => id).join();
    const { lists, reports } = await ask({ path: '/v1/dashboardWidgets/sources' });
    for (const [i, values] of chosen.entries()) {
      const named = values as { ParamVal1?: string; report?: string; viewId?: number };
      const list = lists.find(({ id }: { id: number }) => id === named.viewId);
      const report = reports.find(({ name }: { name: string }) => name === named.report);
      const widgetName = `${i + 1} ${list?.name ?? report?.name ?? JSON.stringify(values)}`;
      const body = {
        ...values,
        ...(named.ParamVal1 && { ParamVal1: branches }),
        ...(report && { report: report.id, groupBy: report.groups[0].name }),
        user,
        widgetName,
        screenPos: 100 + i,
      };
      made.push({ id: (await post('saveUserWidget', body)).id, widgetName });
    }
    const first = await timed(all);
    const enquiry = (await ask({ path: '/v1/opportunities?range=[0,0]' }))[0].oppId as number;
    const [{ quoteVerId }] = await ask({ path: '/v1/quotations?range=[0,0]' });
    let note = 0;
    /** Changes a row of each table that widgets read, so that nothing kept can be answered. */
    const change = async () => {
      const notes = `Bench ${++note}`;
      for (const path of [`opportunity/${enquiry}`, `quotation/${quoteVerId}`])
        await ask({ method: 'PUT', path: `/v1/${path}`, body: JSON.stringify({ notes }) });
    };
    const changed: number[] = [];
    const unchanged: number[] = [];
    for (let i = 0; i < 10; i++) {
      await change();
      changed.push(await timed(all));
      unchanged.push(await timed(all));
    }
    const each: [string, number][] = [];
    for (const one of made) {
      await change();
      each.push([one.widgetName, await timed(() => load(one))]);
    }
    return {
      first,
      changed: percentiles(changed),
      unchanged: percentiles(unchanged),
      each: each.toSorted(([, a], [, b]) => b - a),
    };
  } finally {
    for (const { id } of made)
      await send(url, { method: 'DELETE', path: `/v1/deleteUserWidget/${id}` }, token).catch(() => undefined);
    await product.stop();
  }
}
