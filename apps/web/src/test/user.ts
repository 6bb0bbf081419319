import { userEvent as library, PointerEventsCheckLevel } from '@testing-library/user-event';

/** happy-dom lays nothing out, so what a pointer would hit is not known; looking for it costs a fifth of a screen's test. */
const options = { pointerEventsCheck: PointerEventsCheckLevel.Never };
type Options = Parameters<typeof library.setup>[0];

/** The hands of every test. */
export const userEvent = {
  setup: (overrides: Options = {}) => library.setup({ ...options, ...overrides }),
  clear: (element: Element) => library.clear(element),
  click: (element: Element) => library.click(element, options),
  keyboard: (text: string) => library.keyboard(text),
  tab: () => library.tab(),
  type: (element: Element, text: string) => library.type(element, text, options),
};
