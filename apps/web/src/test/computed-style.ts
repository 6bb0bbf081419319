/** Searches by role request styles hundreds of times. Without style sheets only an element's own `style` can hide it. */
const hides = /(?:^|[;\s])(?:display|visibility)\s*:/;

/** happy-dom computes these values on every access, although they never change. */
function remembering(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<PropertyKey, unknown>();
  const properties = new Map<string, string>();
  const getPropertyValue = (name: string): string => {
    const known = properties.get(name) ?? style.getPropertyValue(name);
    properties.set(name, known);
    return known;
  };
  const valueOf = (name: PropertyKey): unknown => {
    if (name === 'getPropertyValue') return getPropertyValue;
    const value: unknown = Reflect.get(style, name, style);
    return typeof value === 'function' ? value.bind(style) : value;
  };
  return new Proxy(style, {
    get(_style, name) {
      if (!values.has(name)) values.set(name, valueOf(name));
      return values.get(name);
    },
  });
}

export function readStylesByTag(): void {
  const original = window.getComputedStyle.bind(window);
  const bare = document.implementation.createHTMLDocument();
  const byTag = new Map<string, CSSStyleDeclaration>();
  const ofTag = ({ tagName }: Element): CSSStyleDeclaration => {
    const known = byTag.get(tagName);
    if (known !== undefined) return known;
    const style = remembering(original(bare.body.appendChild(bare.createElement(tagName))));
    byTag.set(tagName, style);
    return style;
  };
  const mayHide = (element: Element | null): boolean =>
    element !== null && (hides.test(element.getAttribute('style') ?? '') || mayHide(element.parentElement));
  window.getComputedStyle = (element, pseudo) => (mayHide(element) ? original(element, pseudo) : ofTag(element));
}
