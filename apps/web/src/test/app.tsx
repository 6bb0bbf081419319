import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { Frame } from '../shell/Frame.tsx';
import { answer } from './network.ts';
import { openIn } from './screen.tsx';

export const openApp = ({ answers = [], ...options }: Parameters<typeof openIn>[1]) =>
  openIn({ Frame }, { ...options, answers: [answer(listBridges, {}, []), ...answers] });
