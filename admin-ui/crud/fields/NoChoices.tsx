import { t } from '../../core/i18n/t.ts';
import type { ResourceSummary } from '../../core/model/resource.ts';
import { SearchFailed } from '../../kit/SearchFailed.tsx';

interface Props {
  readonly target: ResourceSummary;
  /** Whether a text has been typed. */
  readonly typed: boolean;
  /** Title of the field that must be filled first; null if none. */
  readonly before: string | null;
  /** Loads the choices again after a failure; else null. */
  readonly retry: (() => void) | null;
}

/** Why a reference has nothing to choose from. */
export function NoChoices({ target, typed, before, retry }: Props) {
  if (before !== null) return t('crud.field.chooseFirst', { title: before.toLowerCase() });
  if (retry) return <SearchFailed what={target.plural.toLowerCase()} onRetry={retry} />;
  return typed
    ? t('kit.notFound', { what: target.title.toLowerCase() })
    : t('crud.noneYet', { plural: target.plural.toLowerCase() });
}
