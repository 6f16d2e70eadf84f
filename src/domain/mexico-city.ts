/** America/Mexico_City: UTC−6 all year since October 2022. */
export const MEXICO_CITY_OFFSET_MS = -6 * 60 * 60 * 1000;
