import { dropDraft, generateSheet, getDraft, keepDraft } from '@clubpulse/contract/workouts/generator/generator.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { GeneratorService } from './generator.service.ts';

export function generatorRoutes(route: Routes, generator: GeneratorService): void {
  route(generateSheet, ({ params, body, caller, language }) =>
    generator.generate({ clubId: params.id, userId: caller.UserId, language, now: new Date() }, body),
  );
  route(getDraft, ({ params, caller }) => generator.draft(caller.UserId, params.id));
  route(keepDraft, ({ params, body, caller }) => generator.keepDraft(caller.UserId, params.id, body));
  route(dropDraft, ({ params, caller }) => generator.dropDraft(caller.UserId, params.id));
}
