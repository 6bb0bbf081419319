import { useMergedRef } from '@mantine/hooks';
import { type ComponentType, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { lazyPartLoadedFirst } from './lazy-part.ts';
import { showNotReached } from './not-reached.ts';

export interface Touch<Trigger extends HTMLElement> {
  ref: Ref<Trigger>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: (event: { currentTarget: Element }) => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ByAct<Props extends object, Trigger extends HTMLElement> {
  load: () => Promise<ComponentType<Props & { ref: Ref<Trigger> }>>;
  alone: ComponentType<Props & { touch: Touch<Trigger> }>;
  untilPressed?: boolean;
  written?: (props: Props) => boolean;
}

const opening = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];
const typing = [' '];
const wasPointed = (element: Element) => element.matches(':active');

function writtenInto(field: HTMLElement | null): string | null {
  if (!(field instanceof HTMLInputElement) || field.readOnly) return null;
  return field.value === field.defaultValue ? null : field.value;
}

function write(text: string, field: HTMLElement | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  // The native setter is called, because React intercepts its own value setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** The full trigger loads when the browser is idle or a pointer approaches. It takes the focus of the light trigger. */
export function createLazyTrigger<Props extends object, Trigger extends HTMLElement>({
  load,
  alone: Alone,
  untilPressed = false,
  written = () => false,
}: ByAct<Props, Trigger>): ComponentType<Props & { ref?: Ref<Trigger> }> {
  type Loaded = ComponentType<Props & { ref: Ref<Trigger> }>;
  const part = lazyPartLoadedFirst(load);
  const fetchAhead = () => void part.fetch().catch(() => undefined);

  return function OpenedByAct({ ref: outerRef, ...rest }: Props & { ref?: Ref<Trigger> }) {
    const props = rest as unknown as Props;
    const trigger = useRef<Trigger>(null);
    const ref = useMergedRef(trigger, outerRef ?? null);
    const [Shown, setShown] = useState<Loaded | undefined>(() => (untilPressed ? undefined : part.here()));
    const due = useRef<'open' | 'focus' | null>(null);
    const typed = useRef<string | null>(null);
    // A pressed trigger is not replaced, because the click would be lost.
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
      const show = (component: Loaded) => {
        typed.current = writtenInto(trigger.current);
        // The focus is not taken if the user moved it meanwhile.
        if (due.current === 'focus' && document.activeElement !== trigger.current) due.current = null;
        setShown(() => component);
      };
      const here = part.here();
      if (here !== undefined) show(here);
      else part.fetch().then(show, how === 'open' ? showNotReached : () => undefined);
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
