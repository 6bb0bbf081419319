import { generateSheet } from '@clubpulse/contract/workouts/generator/generator.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { GeneratorService } from './generator.service.ts';

export function generatorRoutes(route: Routes, generator: GeneratorService): void {
  route(generateSheet, ({ params, body, caller, language }) =>
    generator.generate({ clubId: params.id, userId: caller.UserId, language, now: new Date() }, body),
  );
}
