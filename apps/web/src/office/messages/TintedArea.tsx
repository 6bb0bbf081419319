import { Textarea, type TextareaProps } from '@mantine/core';
import { Fragment, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useT } from '../../platform/phrases.ts';
import classes from './Messages.module.css';
import { isFilledForReader } from './placeholder-text.ts';

const braced = /(\{[^{}]+\})/;

/** The styles are copied one by one, because `font` is empty for some values of font-stretch. */
const shaped = [
  'fontFamily',
  'fontSize',
  'fontStretch',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'wordSpacing',
] as const;

interface TintedAreaProps extends Omit<TextareaProps, 'ref' | 'value'> {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
}

export function TintedArea({ ref, value, ...field }: TintedAreaProps) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const follow = () => {
    const [over, under] = [area.current, behind.current];
    if (over === null || under === null) return;
    const style = getComputedStyle(over);
    for (const part of shaped) under.style[part] = style[part];
    under.style.width = `${over.clientWidth}px`;
    under.scrollTop = over.scrollTop;
  };
  useLayoutEffect(() => {
    follow();
    const over = area.current;
    if (over === null) return undefined;
    const watch = new ResizeObserver(follow);
    watch.observe(over);
    return () => watch.disconnect();
  });
  return (
    <Textarea
      {...field}
      ref={area}
      value={value}
      onScroll={follow}
      inputContainer={(input) => (
        <div className={classes['tinted']}>
          <div ref={behind} className={classes['behind']} aria-hidden="true">
            {value.split(braced).map((part, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their places only
              at % 2 === 1 && isFilledForReader(part, t) ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
            )}
            {'\u200b'}
          </div>
          {input}
        </div>
      )}
    />
  );
}
