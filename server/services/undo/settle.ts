import type { AnyRecord, EntityDefinition, Reference } from '../../core/model/definition.ts';
import type { SessionUser } from '../access/session-user.ts';
import { Change } from '../save/change.ts';
import { belongs, followReferred, refitted } from '../save/follow-referred.ts';
import { saveContext, type UndoneSave } from '../save/hooks.ts';
import { keepFitting } from '../save/refuse-unfitting.ts';
import type { Entities } from '../save/entities.ts';
import { rolledUpBy, rollUp } from '../save/roll-ups.ts';
import type { SaveServices } from '../save/services.ts';
import { restoreOverride } from './overrides.ts';

export interface RestoreOptions {
  /**
   * Whether a record that was changed since gets its former values too. Otherwise only the fields that still have the
   * values of the step get them, and of a reference to many only what the step took away comes back.
   */
  readonly always: boolean;
  /** Whether a mail that the steps caused may have been sent to an address; false if they caused none. */
  readonly isMailed: UndoneSave['isMailed'];
  /** Whether records that are taken away again are kept in the trash. */
  readonly toTrash: boolean;
  /** Whether everything that the call wrote is undone. */
  readonly isWhole: boolean;
  /** When the call was made, as an ISO instant. */
  readonly at: string;
}

/** A record before and after an undo: `before` is null if it is restored, `after` if it is taken away. */
export interface Written {
  readonly definition: EntityDefinition;
  readonly before: Readonly<AnyRecord> | null;
  after: AnyRecord | null;
}

/**
 * Makes the records that an undo has written fit those that were saved since, and derives again what depends on them.
 * Runs when all of them are written, because only then they fit each other.
 * @throws UserError 422 if one of them no longer fits
 */
export async function settle(
  all: readonly Written[],
  entities: Entities,
  user: SessionUser,
  options: RestoreOptions,
  services: SaveServices,
): Promise<void> {
  for (const written of all) if (written.after) await fitAgain(written, user, services);
  await rollUp(all, services);
  for (const written of all) {
    if (options.always) await restoreOverrides(written, options, services);
    const undone = { before: written.before, after: written.after, ...options } as UndoneSave;
    await entities.of(written.definition.name).hooks.undone?.(undone, saveContext(services, user));
  }
}

/**
 * Keeps rules over two records (x-choices). A record follows the one that it belongs to, and takes along what belongs to
 * it, as it would have done in the meantime.
 */
async function fitAgain(written: Written, user: SessionUser, services: SaveServices): Promise<void> {
  const { definition, before } = written;
  const values = await followed(written, services);
  if (Object.keys(values).length) {
    written.after = { ...written.after!, ...values };
    const id = written.after[definition.key] as number;
    await services.bulk.change(definition, [id], values, user, { action: 'undo' });
  }
  const change = new Change<AnyRecord>(definition, before as AnyRecord | null, written.after!);
  await keepFitting(change, services);
  await followReferred(change, user, services);
}

/** Values that the record has to take over from the one that it belongs to, which has moved. */
async function followed({ definition, after }: Written, { records, registry }: SaveServices): Promise<AnyRecord> {
  for (const field of definition.fields)
    for (const [theirs, own] of Object.entries(field.fits ?? {})) {
      const reference = after![field.name] as Reference | null;
      if (!reference || !belongs({ definition, field, own })) continue;
      const target = registry.definition(field.to!);
      const owner = await records.one(target, reference.key);
      const value = owner?.[theirs] as Reference | null;
      if (!value || value.key === (after![own] as Reference | null)?.key) continue;
      return { [own]: value, ...refitted({ definition, field, own }, target, owner!)(after!) };
    }
  return {};
}

async function restoreOverrides(written: Written, { at }: RestoreOptions, services: SaveServices): Promise<void> {
  for (const rolled of written.definition.rollUps.filter(({ history }) => history))
    for (const id of rolledUpBy(written, rolled)) await restoreOverride(rolled, id, at, services);
}
