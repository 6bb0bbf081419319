import type { ResultOf } from '@clubpulse/contract/call';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { send } from '../calls/call-layer.ts';
import { reportErrorsTo } from '../calls/error-reports.ts';

export type Config = ResultOf<typeof getConfig>;

let loaded: Promise<Config> | null = null;

/** What the server says of itself before anybody signs in; asked once, again after a failure. */
export function loadConfig(): Promise<Config> {
  loaded ??= send({ operation: 'get', url: getConfig.path, noAuthentication: true, quiet: true }).then(
    (answer) => {
      const config = answer as Config;
      reportErrorsTo(config.errorReports);
      return config;
    },
    (error: unknown) => {
      loaded = null;
      throw error;
    },
  );
  return loaded;
}
