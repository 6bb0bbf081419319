import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { useCall } from './api.ts';

const useServer = () => useCall(getConfig, {}, { quiet: true }).data;

/** Whether mails leave this server; until it is known, they do. */
export const useSendsMail = (): boolean => useServer()?.mail !== false;

/** Whether staff hands people the way in herself: no mail leaves this server, and people sign in at it. */
export function useHandsOver(): boolean {
  const server = useServer();
  return server?.mail === false && server.signUp;
}
