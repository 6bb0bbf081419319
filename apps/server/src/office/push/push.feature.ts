import { feature, type ServerParts } from '../../platform/feature/feature.ts';
import { pushRoutes } from './push.routes.ts';
import { createPush } from './push.service.ts';
import { pushKeys } from './push.wire.ts';

export const push = feature({
  name: 'office/push',
  persons: {
    push_devices: {
      taken: { not: 'addresses of browsers, with secrets of theirs' },
      leaving: { stay: 'browsers of the user, in every club' },
    },
  },
  build: async ({ config, db, log }: Pick<ServerParts, 'config' | 'db' | 'log'>) => {
    const isSecure = config.PUBLIC_URL.startsWith('https:');
    const subject = isSecure ? config.PUBLIC_URL : `mailto:${/<([^>]+)>/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM}`;
    return { push: createPush({ db, log, keys: await pushKeys(db, config), subject }) };
  },
  routes: (route, parts) => pushRoutes(route, parts.push),
  jobs: (parts) => parts.push.jobs,
  purge: (parts) => parts.push.purge(),
});
