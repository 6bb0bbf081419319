const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key with the system's command key, as its keyboards say it. */
export const withCommand = (key: string): string => (onMac ? `⌘${key}` : `Ctrl ${key}`);
