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

/** The board handles drag and keys for all its cards. `over` is the drop target column. */
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
    /** The moved card is mounted in another column, so it gets the focus again. */
    const keepFocus = (userId: number) =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) place.querySelector<HTMLElement>(`[data-person="${userId}"] a`)?.focus();
      });
    const end = () => {
      carried = undefined;
      setOver(null);
    };
    const heard = {
      keydown: (event: KeyboardEvent) => {
        const to = clientStages[Number(event.key) - 1];
        const card = cardOf(event);
        if (to === undefined || card === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        void move.current(card, to).then(() => keepFocus(card.userId));
      },
      dragstart: (event: DragEvent) => {
        carried = cardOf(event);
        // Firefox drags nothing without data.
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
    for (const [name, hear] of Object.entries(heard))
      place.addEventListener(name, hear as EventListener, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return { board, over };
}
