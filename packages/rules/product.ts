/** The product's name (readings 61): view names and device id names derive from it. */
export const PRODUCT = 'Clubpulse';
