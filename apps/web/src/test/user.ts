import { userEvent as library, PointerEventsCheckLevel } from '@testing-library/user-event';

/** happy-dom has no layout, so this check has no meaning. It takes a fifth of the time of a screen's test. */
const options = { pointerEventsCheck: PointerEventsCheckLevel.Never };
type Options = Parameters<typeof library.setup>[0];

type Type = (element: Element, text: string) => Promise<void>;
type Paste = (text: string) => Promise<void>;

const isProse = (text: string): boolean => text.length > 6 && /\p{L}{3}/u.test(text) && !/[{[]/.test(text);

/** After the first key the rest of a prose text is pasted, because each letter would render the whole screen. */
const typing =
  (type: Type, paste: Paste): Type =>
  async (element, text) => {
    const begin = isProse(text) ? text.slice(0, 1) : text;
    await type(element, begin);
    if (begin !== text) await paste(text.slice(1));
  };

export const userEvent = {
  setup: (overrides: Options = {}) => {
    const hands = library.setup({ ...options, ...overrides });
    return { ...hands, type: typing(hands.type, hands.paste) };
  },
  clear: (element: Element) => library.clear(element),
  click: (element: Element) => library.click(element, options),
  keyboard: (text: string) => library.keyboard(text),
  tab: () => library.tab(),
  type: typing((element, text) => library.type(element, text, options), library.paste),
};
