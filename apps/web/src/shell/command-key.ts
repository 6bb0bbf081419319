const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export const withCommand = (key: string): string => (onMac ? `⌘${key}` : `Ctrl ${key}`);
