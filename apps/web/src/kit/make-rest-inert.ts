/** Makes the rest of the app inert, except dialogs and toasts opened later. */
export function makeRestInert(element: HTMLElement | null) {
  if (element === null) return;
  const covered: Element[] = [];
  for (let at: Element = element; at.parentElement !== null && at.parentElement !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children) {
      if (beside === at || beside.hasAttribute('inert')) continue;
      beside.setAttribute('inert', '');
      covered.push(beside);
    }
  element.focus();
  return () => {
    for (const one of covered) one.removeAttribute('inert');
  };
}
