import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { useCall } from './api.ts';

const useServer = () => useCall(getConfig, {}, { quiet: true }).data;

export const useSendsMail = (): boolean => useServer()?.mail !== false;

export function useHandsOver(): boolean {
  const server = useServer();
  return server?.mail === false && server.signUp;
}
