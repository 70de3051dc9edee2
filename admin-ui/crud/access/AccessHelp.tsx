import { useQuery } from '@tanstack/react-query';
import { contents } from '../../core/contents.ts';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { Rule } from '../../core/model/rule.ts';
import { scopesOf, scopeText } from '../../core/session/levels.ts';
import { useSession } from '../../core/session/session.ts';

interface Props {
  /** The rule that does not allow the user something. Missing if `why` says enough. */
  readonly rule?: Rule;
  /** Text in place of the permission that is needed. */
  readonly why?: string;
}

/** Why the user may not see something, with the permission and level that they need, and whom to ask for it. */
export function AccessHelp({ rule = 'signedIn', why = neededFor(rule) }: Props) {
  const { admins, supervisors } = useWhomToAsk();
  return (
    <>
      {why} {admins.length > 0 && t('crud.access.ask', { names: listed(admins) })}{' '}
      {supervisors.length > 0 && t('crud.access.supervisors', { names: listed(supervisors) })}
    </>
  );
}

interface Person {
  readonly id: number;
  readonly fullName: string;
}

interface WhomToAsk {
  readonly admins: readonly Person[];
  readonly supervisors: readonly Person[];
}

const nobody: WhomToAsk = { admins: [], supervisors: [] };

/** Who can give the user a permission. Nobody if that does not load: the reason is still shown. */
function useWhomToAsk(): WhomToAsk {
  const user = useSession()?.profile.id;
  const { data = nobody } = useQuery({
    queryKey: ['whomToAsk', user],
    queryFn: async ({ signal }) => (await call<WhomToAsk>('whomToAsk', { signal })).json,
    staleTime: 60_000,
  });
  return data;
}

const listed = (people: readonly Person[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(people.map(({ fullName }) => fullName));

/** What a rule needs, in words: the permission, and the levels of it that are enough. */
function neededFor(rule: Rule): string {
  if (rule === 'signedIn') return '';
  if ('roleName' in rule) return t('crud.access.role', { name: rule.roleName });
  if ('role' in rule) return t(`crud.access.${rule.role}`);
  const permission = contents().permissions[rule.permission]!;
  const levels = scopesOf(permission).filter((scope) => scope !== 'none');
  const level = listed(levels.map((scope) => ({ id: 0, fullName: `“${scopeText(permission, scope)}”` })));
  return t('crud.access.permission', { title: permission.title, level });
}
