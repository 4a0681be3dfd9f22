import { startDesk } from "@brisa/desk";
import { site } from "./site";

void startDesk(site);
