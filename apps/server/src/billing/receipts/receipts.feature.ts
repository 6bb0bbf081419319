import type { Clubs } from '../../clubs/clubs/public.ts';
import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { receiptsRoutes } from './receipts.routes.ts';
import { createReceipts } from './receipts.service.ts';

export const receipts = feature({
  name: 'billing/receipts',
  persons: {
    receipts: { taken: ['UserId'], leaving: { stay: 'the law requires them as they were issued' } },
  },
  build: ({ config, db, mail, clubs }: Pick<ServerParts, 'config' | 'db' | 'mail'> & { readonly clubs: Clubs }) => ({
    receipts: createReceipts({ db, clubs, mail, publicUrl: config.PUBLIC_URL }),
  }),
  routes: (route, parts) => receiptsRoutes(route, parts.receipts),
});
