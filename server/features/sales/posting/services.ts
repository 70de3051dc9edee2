import { Injectable } from '@nestjs/common';
import { Database } from '../../../core/db/database.ts';
import { Registry } from '../../../core/model/registry.ts';
import { Records } from '../../../core/records/records.ts';
import { Background } from '../../../services/background/background.ts';
import { BulkSave } from '../../../services/save/bulk-save.ts';
import { UndoLog } from '../../../services/undo/undo-log.ts';

/** What a posting needs, in a call and in the background. */
@Injectable()
export class PostingServices {
  constructor(
    readonly background: Background,
    readonly bulk: BulkSave,
    readonly database: Database,
    readonly records: Records,
    readonly registry: Registry,
    readonly undo: UndoLog,
  ) {}
}
