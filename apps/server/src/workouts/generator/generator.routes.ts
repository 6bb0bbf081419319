import {
  dropDraft,
  generateSheet,
  getDraft,
  getSheetPerson,
  keepDraft,
  readSheetText,
} from '@clubpulse/contract/workouts/generator/generator.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { FreeTextReader } from './free-text.service.ts';
import type { GeneratorService } from './generator.service.ts';
import type { SheetPersons } from './person.service.ts';

interface Parts {
  readonly generator: GeneratorService;
  readonly sheetPersons: SheetPersons;
  readonly sheetWords: FreeTextReader;
}

export function generatorRoutes(route: Routes, { generator, sheetPersons, sheetWords }: Parts): void {
  route(generateSheet, ({ params, body, caller, language }) =>
    generator.generate({ clubId: params.id, caller, language, now: new Date() }, body),
  );
  route(getSheetPerson, ({ params, caller, language }) =>
    sheetPersons.facts({ clubId: params.id, caller, now: new Date() }, params.userId, language),
  );
  route(readSheetText, ({ params, body, caller, language }) =>
    sheetWords.read({ clubId: params.id, userId: caller.UserId, language }, body.Text),
  );
  route(getDraft, ({ params, caller }) => generator.draft(caller.UserId, params.id));
  route(keepDraft, ({ params, body, caller }) => generator.keepDraft(caller.UserId, params.id, body));
  route(dropDraft, ({ params, caller }) => generator.dropDraft(caller.UserId, params.id));
}
