import { useMergedRef } from '@mantine/hooks';
import { type ComponentType, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { ApiError } from '../platform/calls/api-error.ts';
import { refusalWords } from '../platform/forms.ts';
import { translate } from '../platform/phrases.ts';
import { toastError } from '../platform/toasts/toasts.ts';
import { fetchedFirst } from './fetched.ts';

/** What a trigger that stands alone is given: it tells that somebody comes near it, or presses it. */
export interface Touch<Trigger extends HTMLElement> {
  ref: Ref<Trigger>;
  onPointerEnter: () => void;
  onFocus: (event: { currentTarget: Element }) => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ByAct<Props extends object, Trigger extends HTMLElement> {
  /** The trigger with what floats beside it: it opens when its trigger is clicked. */
  load: () => Promise<ComponentType<Props & { ref: Ref<Trigger> }>>;
  /** The trigger as it is while nothing is open. */
  alone: ComponentType<Props & { touch: Touch<Trigger> }>;
  /** Where there are many of them: each stands alone until it is pressed, however long the rest is there. */
  untilPressed?: boolean;
  /** Whether one is written into, and so is whole as soon as the keyboard comes to it. */
  written?: (props: Props) => boolean;
}

/** What is typed elsewhere on the screen stays; whoever presses again tries again. */
const sayNotReached = () =>
  toastError({ cause: 'not-reached', title: translate('operation-failed'), message: refusalWords(new ApiError(0)) });

/** Keys that open a list or a menu; a button makes a click of the first two itself. */
const opening = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
const wasPointed = (element: Element) => element.matches(':active');

/**
 * A button or field with something that floats: that is fetched once the browser has nothing else to do, or when somebody comes near.
 * Until then the trigger stands there alone, of the same role, and makes way for the whole once it is pressed, which keeps the focus.
 */
export function byAct<Props extends object, Trigger extends HTMLElement>({
  load,
  alone: Alone,
  untilPressed = false,
  written = () => false,
}: ByAct<Props, Trigger>): ComponentType<Props & { ref?: Ref<Trigger> }> {
  type Whole = ComponentType<Props & { ref: Ref<Trigger> }>;
  const part = fetchedFirst(load);
  const fetchAhead = () => void part.fetch().catch(() => undefined);

  return function OpenedByAct({ ref: outerRef, ...rest }: Props & { ref?: Ref<Trigger> }) {
    const props = rest as unknown as Props;
    const trigger = useRef<Trigger>(null);
    const ref = useMergedRef(trigger, outerRef ?? null);
    const [Shown, setShown] = useState<Whole | undefined>(() => (untilPressed ? undefined : part.here()));
    const due = useRef<'open' | 'focus' | null>(null);
    useEffect(() => {
      if (Shown !== undefined || untilPressed) return;
      const show = () => {
        const near = document.activeElement === trigger.current || trigger.current?.matches(':hover') === true;
        if (!near) setShown(() => part.here());
      };
      show();
      return part.onHere(show);
    }, [Shown]);
    useEffect(() => {
      if (Shown === undefined || due.current === null) return;
      const { current: how } = due;
      due.current = null;
      trigger.current?.focus({ preventScroll: true });
      if (how === 'open') trigger.current?.click();
    }, [Shown]);

    if (Shown !== undefined) return <Shown {...props} ref={ref} />;
    const becomeWhole = (how: 'open' | 'focus') => {
      due.current = how;
      const here = part.here();
      if (here !== undefined) setShown(() => here);
      else part.fetch().then((it) => setShown(() => it), how === 'open' ? sayNotReached : () => undefined);
    };
    const touch: Touch<Trigger> = {
      ref,
      onPointerEnter: fetchAhead,
      onFocus: ({ currentTarget }) => {
        if (written(props) && !wasPointed(currentTarget)) becomeWhole('focus');
        else fetchAhead();
      },
      onClick: () => becomeWhole('open'),
      onKeyDown: (event) => {
        if (!opening.includes(event.key)) return;
        event.preventDefault();
        becomeWhole('open');
      },
    };
    return <Alone {...props} touch={touch} />;
  };
}
