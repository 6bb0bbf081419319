import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { useCall } from './api.ts';

/** Whether mails leave this server; until it is known, they do. */
export const useSendsMail = (): boolean => useCall(getConfig, {}, { quiet: true }).data?.mail !== false;
