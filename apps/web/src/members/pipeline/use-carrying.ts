import { type ClientStage, clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { useEffect, useRef, useState } from 'react';
import { useListedKey } from '../../kit/use-keys.ts';
import type { Carried } from './use-moves.ts';

function cardOf({ target }: Event): Carried | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-person]') : null;
  const from = clientStages.find((stage) => stage === card?.dataset['stage']);
  return card === null || from === undefined ? undefined : { userId: Number(card.dataset['person']), from };
}
function columnOf({ target }: Event): ClientStage | undefined {
  const column = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return clientStages.find((stage) => stage === column?.dataset['column']);
}

export function useCarrying(onMove: (one: Carried, to: ClientStage) => Promise<void>) {
  const board = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<ClientStage | null>(null);
  useListedKey('1–5');
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const place = board.current;
    if (place === null) return;
    let carried: Carried | undefined;
    /** The focus is set again, because the moved card is mounted again in another column. */
    const keepFocus = (userId: number) =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) place.querySelector<HTMLElement>(`[data-person="${userId}"] a`)?.focus();
      });
    const end = () => {
      carried = undefined;
      setOver(null);
    };
    const received = {
      keydown: (event: KeyboardEvent) => {
        const to = clientStages[Number(event.key) - 1];
        const card = cardOf(event);
        if (to === undefined || card === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        void move.current(card, to).then(() => keepFocus(card.userId));
      },
      dragstart: (event: DragEvent) => {
        carried = cardOf(event);
        // Firefox starts no drag without data.
        event.dataTransfer?.setData('text/plain', String(carried?.userId ?? ''));
      },
      dragover: (event: DragEvent) => {
        const column = columnOf(event);
        if (carried === undefined || column === undefined) return;
        event.preventDefault();
        setOver(column);
      },
      dragend: end,
      drop: (event: DragEvent) => {
        const column = columnOf(event);
        if (carried === undefined || column === undefined) return;
        event.preventDefault();
        void move.current(carried, column);
        end();
      },
    };
    const stop = new AbortController();
    for (const [name, handler] of Object.entries(received))
      place.addEventListener(name, handler as EventListener, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return { board, over };
}
