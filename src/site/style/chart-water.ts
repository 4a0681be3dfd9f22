/** The colour of shallow water on charts, as in `static/art/bay.svg`. */
export const CHART_WATER = "#eaf2ee";
