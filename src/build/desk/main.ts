import { startDesk } from "../../desk/start";
import { site } from "./site";

void startDesk(site);
