import * as calls from '@clubpulse/contract/members/imports/imports.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { Imports } from './imports.service.ts';

const bodyOf = 8 * 1024 * 1024;

export function importRoutes(route: Routes, imports: Imports): void {
  route(calls.listImports, ({ params }) => imports.list(params.id));
  route(calls.listRefusedRows, {
    resolve: ({ params }) => imports.clubOf(params.id),
    handle: ({ params }) => imports.refused(params.id),
  });
  route(calls.checkImport, { bodyOf, handle: ({ params, body }) => imports.check(params.id, body) });
  route(calls.beginImport, { bodyOf, handle: ({ params, body, caller }) => imports.begin(params.id, body, caller) });
}
