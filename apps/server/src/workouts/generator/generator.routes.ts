import {
  dropDraft,
  generateSheet,
  getDraft,
  getSheetPerson,
  keepDraft,
} from '@clubpulse/contract/workouts/generator/generator.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { GeneratorService } from './generator.service.ts';
import type { SheetPersons } from './person.service.ts';

export function generatorRoutes(route: Routes, generator: GeneratorService, persons: SheetPersons): void {
  route(generateSheet, ({ params, body, caller, language }) =>
    generator.generate({ clubId: params.id, caller, language, now: new Date() }, body),
  );
  route(getSheetPerson, ({ params, caller, language }) =>
    persons.facts({ clubId: params.id, caller, now: new Date() }, params.userId, language),
  );
  route(getDraft, ({ params, caller }) => generator.draft(caller.UserId, params.id));
  route(keepDraft, ({ params, body, caller }) => generator.keepDraft(caller.UserId, params.id, body));
  route(dropDraft, ({ params, caller }) => generator.dropDraft(caller.UserId, params.id));
}
