/** Runs in the page to which the sign-in worker leads, in a window of its own. */

import { tellDesk } from "./sign-in";

tellDesk();
