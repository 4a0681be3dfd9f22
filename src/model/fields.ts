/* Fields have the site's languages, which are declared where they are made. */
import "./declared-languages";

export * from "@brisa/typed-content/fields";
