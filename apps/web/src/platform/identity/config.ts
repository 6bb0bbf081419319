import type { ResultOf } from '@clubpulse/contract/call';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { ApiError } from '../calls/api-error.ts';
import { send } from '../calls/call-layer.ts';
import { reportErrorsTo } from '../calls/error-reports.ts';
import { onReconnect } from '../reach/reach.ts';
import { readStored, storageKeys, store } from '../storage.ts';
import { hasStoredSession } from './stored-session.ts';

export type Config = ResultOf<typeof getConfig>;

let loaded: Promise<Config> | null = null;
let isStored = false;

onReconnect(() => {
  if (isStored) loaded = null;
  isStored = false;
});

export function loadConfig(): Promise<Config> {
  loaded ??= send({ operation: 'get', url: getConfig.path, noAuthentication: true, quiet: true }).then(
    (answer) => {
      const config = answer as Config;
      reportErrorsTo(config.errorReports, config.onlineDomain);
      if (hasStoredSession()) store(storageKeys.config, JSON.stringify(config));
      return config;
    },
    (error: unknown) => {
      const stored = error instanceof ApiError && error.status === 0 ? readStored(storageKeys.config) : null;
      if (stored === null || !hasStoredSession()) {
        loaded = null;
        throw error;
      }
      isStored = true;
      return JSON.parse(stored) as Config;
    },
  );
  return loaded;
}
