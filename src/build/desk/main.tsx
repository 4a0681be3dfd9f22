import { giveModel } from "../../desk/core/model";
import { contentModel } from "../../model";
import { startDesk } from "../../desk/start";

giveModel(contentModel);
void startDesk();
