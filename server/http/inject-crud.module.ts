import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CrudModule } from '../services/crud/crud.module.ts';
import { Cruds } from '../services/crud/cruds.ts';
import type { RegisteredEntity } from '../services/save/registered-entity.ts';
import { crudToken } from './inject-crud.ts';

/** The operations of each entity, for `@InjectCrud`. Global, because nearly every controller has an entity. */
@Global()
@Module({})
export class InjectCrudModule {
  static forRoot(entities: readonly RegisteredEntity[]): DynamicModule {
    const providers = entities.map(({ definition }) => ({
      provide: crudToken(definition.name),
      inject: [Cruds],
      useFactory: (cruds: Cruds) => cruds.of(definition),
    }));
    return {
      module: InjectCrudModule,
      imports: [CrudModule],
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}
