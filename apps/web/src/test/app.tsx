import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import { Frame } from '../shell/Frame.tsx';
import { answer } from './network.ts';
import { openIn } from './screen.tsx';

/** The app with its shell: `openScreen` is faster where the shell is not what is tested. */
export const openApp = ({ answers = [], ...options }: Parameters<typeof openIn>[1]) =>
  // The menu tells staff of bridges that are away.
  openIn({ Frame }, { ...options, answers: [answer(listBridges, {}, []), ...answers] });
