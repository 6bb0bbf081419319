import { ANT_STRAP_MAX, strapNumber } from '@clubpulse/contract/devices/strap-number';
import { z } from 'zod';

export type RadioOptions =
  | { kind: 'none' }
  | { kind: 'stdin' }
  | { kind: 'simulate'; straps: readonly number[]; seed: number }
  | { kind: 'replay'; files: readonly { file: string; strap: number }[]; speed: number; start: number | undefined };

export interface RadioArguments {
  stdin?: boolean | undefined;
  simulate?: string | undefined;
  straps?: string | undefined;
  seed?: string | undefined;
  replay?: string[] | undefined;
  speed?: string | undefined;
  start?: string | undefined;
}

const FIRST_SIMULATED = 20_001;

export function readRadioOptions(radioArguments: RadioArguments): RadioOptions {
  const simulated = radioArguments.simulate !== undefined || (radioArguments.straps !== undefined && !radioArguments.replay);
  const kinds = [radioArguments.stdin === true, simulated, radioArguments.replay !== undefined].filter(Boolean).length;
  if (kinds > 1) throw new Error('readings come from one of --stdin, --simulate and --replay');
  if (!radioArguments.replay && (radioArguments.speed !== undefined || radioArguments.start !== undefined))
    throw new Error('--speed and --start belong to --replay');
  if (!simulated && radioArguments.seed !== undefined) throw new Error('--seed belongs to --simulate');
  const straps = radioArguments.straps === undefined ? [] : radioArguments.straps.split(',').map((text) => strapOf(text));
  if (new Set(straps).size < straps.length) throw new Error('--straps names a strap twice');
  if (radioArguments.stdin) return { kind: 'stdin' };
  if (radioArguments.replay) return replayOptions(radioArguments.replay, straps, radioArguments);
  return simulated ? simulateOptions(radioArguments, straps) : { kind: 'none' };
}

function simulateOptions(radioArguments: RadioArguments, straps: readonly number[]): RadioOptions {
  const count = integer('--simulate', radioArguments.simulate ?? String(straps.length), 1, ANT_STRAP_MAX - FIRST_SIMULATED + 1);
  if (straps.length > 0 && straps.length !== count) throw new Error(`--simulate ${count} does not fit ${straps.length} --straps`);
  const numbers = straps.length > 0 ? straps : Array.from({ length: count }, (_, index) => FIRST_SIMULATED + index);
  return { kind: 'simulate', straps: numbers, seed: integer('--seed', radioArguments.seed ?? '1', 0, 0xffffffff) };
}

function replayOptions(replay: readonly string[], straps: readonly number[], radioArguments: RadioArguments): RadioOptions {
  const unused = [...straps];
  const files = replay
    .flatMap((list) => list.split(','))
    .map((item) => {
      const [, file = item, number] = /^(.+)=(.*)$/.exec(item) ?? [];
      const strap = number === undefined ? unused.shift() : strapOf(number);
      if (file === '' || strap === undefined) throw new Error(`--replay ${item} needs a strap: FILE=STRAP, or --straps`);
      return { file, strap };
    });
  if (new Set(files.map(({ strap }) => strap)).size < files.length) throw new Error('--replay puts two recordings on one strap');
  const speed = Number(radioArguments.speed ?? '1');
  if (!(speed > 0 && speed <= 1000)) throw new Error(`--speed is a number from above 0 to 1000, not '${radioArguments.speed}'`);
  return { kind: 'replay', files, speed, start: radioArguments.start === undefined ? undefined : instant(radioArguments.start) };
}

function instant(text: string): number {
  if (!z.iso.datetime({ offset: true }).safeParse(text).success) {
    throw new Error(`--start is an instant like 2026-11-20T18:00:00Z, not '${text}'`);
  }
  return Date.parse(text);
}

function strapOf(text: string): number {
  const number = text.trim().replace(/^ANT\+:/, '');
  const strap = strapNumber(`ANT+:${number}`);
  if (strap === undefined) throw new Error(`a strap number is a whole number from 0 to ${ANT_STRAP_MAX}, not '${number}'`);
  return strap;
}

function integer(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high) {
    throw new Error(`${name} is a whole number from ${low} to ${high}, not '${text}'`);
  }
  return value;
}
