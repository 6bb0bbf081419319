import { useMergedRef } from '@mantine/hooks';
import { type ComponentType, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { fetchedFirst } from './fetched.ts';
import { sayNotReached } from './not-reached.ts';

/** What a trigger that stands alone is given: it tells that somebody comes near it, or presses it. */
export interface Touch<Trigger extends HTMLElement> {
  ref: Ref<Trigger>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
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

/** Keys that open a list or a menu; a button makes a click of the first two itself. */
const opening = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
/** These belong to what is typed. */
const typing = [' '];
const wasPointed = (element: Element) => element.matches(':active');

/** What somebody has written into a field that holds its own text, or null. */
function writtenInto(field: HTMLElement | null): string | null {
  if (!(field instanceof HTMLInputElement) || field.readOnly) return null;
  return field.value === field.defaultValue ? null : field.value;
}

/** As if it were typed there: the field has the focus, and its own way of taking letters. */
function write(text: string, field: HTMLElement | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  // React overhears its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

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
    const typed = useRef<string | null>(null);
    // What is about to be pressed stays where it is: the press would go to what is no longer there.
    const isPointed = useRef(false);
    useEffect(() => {
      if (Shown !== undefined || untilPressed) return;
      const show = () => {
        if (document.activeElement !== trigger.current && !isPointed.current) setShown(() => part.here());
      };
      show();
      return part.onHere(show);
    }, [Shown]);
    useEffect(() => {
      if (Shown === undefined || due.current === null) return;
      const { current: how } = due;
      due.current = null;
      trigger.current?.focus({ preventScroll: true });
      if (typed.current !== null) write(typed.current, trigger.current);
      else if (how === 'open') trigger.current?.click();
      typed.current = null;
    }, [Shown]);

    if (Shown !== undefined) return <Shown {...props} ref={ref} />;
    const becomeWhole = (how: 'open' | 'focus') => {
      due.current = how;
      const show = (whole: Whole) => {
        typed.current = writtenInto(trigger.current);
        // Whoever has gone on is not called back.
        if (due.current === 'focus' && document.activeElement !== trigger.current) due.current = null;
        setShown(() => whole);
      };
      const here = part.here();
      if (here !== undefined) show(here);
      else part.fetch().then(show, how === 'open' ? sayNotReached : () => undefined);
    };
    const touch: Touch<Trigger> = {
      ref,
      onPointerEnter: () => {
        isPointed.current = true;
        fetchAhead();
      },
      onPointerLeave: () => {
        isPointed.current = false;
      },
      onFocus: ({ currentTarget }) => {
        if (written(props) && !wasPointed(currentTarget)) becomeWhole('focus');
        else fetchAhead();
      },
      onClick: () => becomeWhole('open'),
      onKeyDown: (event) => {
        if (!opening.includes(event.key) || (written(props) && typing.includes(event.key))) return;
        event.preventDefault();
        becomeWhole('open');
      },
    };
    return <Alone {...props} touch={touch} />;
  };
}
