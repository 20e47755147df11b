// Made by scripts/messages.mjs from the English catalogue.
export type Value = string | number
export interface Messages {
  'app.title': null
  'app.tagline': null
  'app.intro': null
  'app.language': null
  'app.english': null
  'app.italian': null
  'app.german': null
  'app.home': null
  'app.back': null
  'app.loading': null
  'app.skip': null
  'app.fan': null
  'app.games': null
  'app.play-now': null
  'app.play-now-game': { game: Value }
  'app.set-up': null
  'app.set-up-game': { game: Value }
  'app.soon': null
  'app.game.blitz-bowl.name': null
  'app.game.blitz-bowl.text': null
  'app.game.blitz-bowl.players': null
  'app.game.dungeon-bowl.name': null
  'app.game.dungeon-bowl.text': null
  'app.game.dungeon-bowl.players': null
  'app.game.skirmish.name': null
  'app.game.skirmish.text': null
  'app.game.skirmish.players': null
  'app.resume.title': null
  'app.resume.open': null
  'app.resume.watch': null
  'app.resume.remove': null
  'app.resume.remove-sure': null
  'app.resume.played': { count: number }
  'app.resume.over': null
  'app.resume.broken': { reason: Value }
  'app.resume.kept': null
  'app.resume.export': null
  'app.resume.versus': { a: Value; b: Value }
  'app.settings.title': null
  'app.settings.theme': null
  'app.settings.theme-system': null
  'app.settings.theme-dark': null
  'app.settings.theme-light': null
  'app.settings.speed': null
  'app.settings.speed-off': null
  'app.settings.speed-fast': null
  'app.settings.speed-normal': null
  'app.settings.speed-slow': null
  'app.settings.sound': null
  'app.settings.confirm-end': null
  'app.settings.answers': null
  'app.settings.answers-none': null
  'app.settings.answer-ask': null
  'app.settings.keys': null
  'app.settings.keys-reset': null
  'app.settings.keys-press': null
  'app.settings.keys-change': { command: Value }
  'app.command.undo': null
  'app.command.end-turn': null
  'app.command.next-piece': null
  'app.command.previous-piece': null
  'app.command.confirm': null
  'app.command.cancel': null
  'app.command.zones': null
  'app.command.zoom-in': null
  'app.command.zoom-out': null
  'app.command.fit': null
  'app.command.help': null
  'app.command.log': null
  'app.command.where': null
  'app.credits.title': null
  'app.credits.glyphs': { authors: Value }
  'app.credits.fonts': null
  'app.credits.code': null
  'app.credits.games': null
  'app.not-found.title': null
  'app.not-found.text': { address: Value }
  'app.no-match.title': null
  'app.no-match.text': { id: Value }
  'app.crash.title': null
  'app.crash.text': { reason: Value }
  'app.seat.title': null
  'app.seat.person': null
  'app.seat.computer': null
  'app.seat.name': { n: Value }
  'app.seat.level-random': null
  'app.seat.level-rookie': null
  'app.seat.level-veteran': null
  'app.form.start': null
  'app.form.seed': null
  'app.form.seed-hint': null
  'app.form.real-dice': null
  'app.form.real-dice-hint': null
  'app.form.options': null
  'app.form.wrong': { field: Value; reason: Value }
  'app.form.dice': null
  'app.menu': null
  'app.always': null
  'app.never': null
  'blitz.stat.move.name': null
  'blitz.stat.move.text': null
  'blitz.stat.block.name': null
  'blitz.stat.block.text': null
  'blitz.stat.throw.name': null
  'blitz.stat.throw.text': null
  'blitz.stat.armour.name': null
  'blitz.stat.armour.text': null
  'blitz.state.open.name': null
  'blitz.state.open.text': null
  'blitz.state.marked.name': null
  'blitz.state.marked.text': null
  'blitz.state.prone.name': null
  'blitz.state.prone.text': null
  'blitz.state.in-reserve.name': null
  'blitz.state.in-reserve.text': null
  'blitz.state.spent.name': null
  'blitz.state.spent.text': null
  'blitz.state.carrier.name': null
  'blitz.state.carrier.text': null
  'blitz.action.run.name': null
  'blitz.action.run.text': null
  'blitz.action.mark.name': null
  'blitz.action.mark.text': null
  'blitz.action.throw.name': null
  'blitz.action.throw.text': null
  'blitz.action.block.name': null
  'blitz.action.block.text': null
  'blitz.action.sidestep.name': null
  'blitz.action.sidestep.text': null
  'blitz.action.stand-up.name': null
  'blitz.action.stand-up.text': null
  'blitz.action.reserves.name': null
  'blitz.action.reserves.text': null
  'blitz.action.foul.name': null
  'blitz.action.foul.text': null
  'blitz.action.throw-team-mate.name': null
  'blitz.action.throw-team-mate.text': null
  'blitz.action.bonus.name': null
  'blitz.action.bonus.text': null
  'blitz.action.end-turn.name': null
  'blitz.action.end-turn.text': null
  'blitz.do.block': { target: Value }
  'blitz.do.foul': { target: Value }
  'blitz.do.throw-team-mate': { target: Value }
  'blitz.do.target': { target: Value }
  'blitz.do.bonus': { play: Value }
  'blitz.do.bonus-for': { play: Value; player: Value }
  'blitz.do.bonus-on': { play: Value; player: Value; target: Value }
  'blitz.do.pass': null
  'blitz.do.pass-on': null
  'blitz.do.stop': null
  'blitz.do.stay': null
  'blitz.do.follow-up': null
  'blitz.do.step': { x: Value; y: Value }
  'blitz.do.place': { player: Value; x: Value; y: Value }
  'blitz.do.replace': { challenge: Value }
  'blitz.do.claim': { challenge: Value; points: Value }
  'blitz.do.re-roll': { by: Value }
  'blitz.do.choose-die': { face: Value }
  'blitz.do.discard': { play: Value }
  'blitz.do.pick': { player: Value }
  'blitz.do.minion': { player: Value }
  'blitz.do.choose-team': { team: Value }
  'blitz.do.choose-board': { board: Value }
  'blitz.do.choose-ball': { ball: Value }
  'blitz.do.free': { action: Value }
  'blitz.do.free-on': { action: Value; target: Value }
  'blitz.do.drop': null
  'blitz.question.choose-team': null
  'blitz.question.choose-board': null
  'blitz.question.set-up': { player: Value }
  'blitz.question.choose-ball': null
  'blitz.question.turn-start': null
  'blitz.question.replace-card': null
  'blitz.question.emergency-reserves': null
  'blitz.question.before-first-action': null
  'blitz.question.action': null
  'blitz.question.run': { player: Value; left: number }
  'blitz.question.mark': { player: Value }
  'blitz.question.sidestep': { player: Value }
  'blitz.question.throw': null
  'blitz.question.throw-team-mate': null
  'blitz.question.reserves': { player: Value }
  'blitz.question.block-declared': null
  'blitz.question.interrupt': { player: Value }
  'blitz.question.re-roll': null
  'blitz.question.block-result': null
  'blitz.question.follow-up': null
  'blitz.question.drop-ball': null
  'blitz.question.knocked-down': { player: Value }
  'blitz.question.claim': null
  'blitz.question.minion': null
  'blitz.question.free-action': { player: Value }
  'blitz.question.extra-action': null
  'blitz.question.discard': null
  'blitz.question.pick-opponent': null
  'blitz.question.everybody-on': { player: Value }
  'blitz.roll.toss': null
  'blitz.roll.arena': null
  'blitz.roll.card': null
  'blitz.roll.back': null
  'blitz.roll.event': null
  'blitz.roll.trapdoor': null
  'blitz.roll.move': null
  'blitz.roll.throw': null
  'blitz.roll.armour': null
  'blitz.roll.block': null
  'blitz.roll.foul': null
  'blitz.roll.violent': null
  'blitz.roll.bounce': null
  'blitz.roll.squig': null
  'blitz.roll.fans': null
  'blitz.modifier.long-throw': null
  'blitz.modifier.marked-target': null
  'blitz.modifier.blocked-square': null
  'blitz.modifier.open-opponent': null
  'blitz.modifier.direct-hit': null
  'blitz.modifier.crunch': null
  'blitz.modifier.rubble-underfoot': null
  'blitz.face.knockdown': null
  'blitz.face.crunch': null
  'blitz.face.tackle': null
  'blitz.face.miss': null
  'blitz.face.shove': null
  'blitz.face-text.knockdown': null
  'blitz.face-text.crunch': null
  'blitz.face-text.tackle': null
  'blitz.face-text.miss': null
  'blitz.face-text.shove': null
  'blitz.event.toss': { team: Value }
  'blitz.event.arena': { arena: Value }
  'blitz.event.board': { board: Value }
  'blitz.event.teams': { a: Value; b: Value }
  'blitz.event.rookies': { team: Value }
  'blitz.event.dealt': { slot: Value; challenge: Value }
  'blitz.event.card-discarded': { challenge: Value; play: Value }
  'blitz.event.events-shuffled-in': { count: number }
  'blitz.event.placed': { player: Value }
  'blitz.event.taken-up': { player: Value }
  'blitz.event.score-markers': null
  'blitz.event.ball': { ball: Value }
  'blitz.event.turn': { turn: Value; team: Value }
  'blitz.event.action': { player: Value; action: Value }
  'blitz.event.action-on': { player: Value; action: Value; target: Value }
  'blitz.event.action-free': { player: Value; action: Value }
  'blitz.event.action-skipped': { player: Value; action: Value }
  'blitz.event.moved': { player: Value; at: Value }
  'blitz.event.shoved': { player: Value; at: Value }
  'blitz.event.follow-up': { player: Value }
  'blitz.event.stood-up': { player: Value }
  'blitz.event.block-dice': { player: Value; target: Value }
  'blitz.event.block-dice-assisted': { player: Value; target: Value }
  'blitz.event.block-result': { face: Value }
  'blitz.event.block-result-counts': { face: Value; counts: Value }
  'blitz.event.foul-caught': { player: Value }
  'blitz.event.foul-slipped': { player: Value }
  'blitz.event.foul-injured-and-caught': { target: Value }
  'blitz.event.foul-injured': { target: Value }
  'blitz.event.down': { player: Value }
  'blitz.event.injured': { player: Value }
  'blitz.event.sent-off': { player: Value }
  'blitz.event.spent': { player: Value }
  'blitz.event.ball-taken': { player: Value }
  'blitz.event.ball-loose': { player: Value }
  'blitz.event.ball-bounced': { at: Value }
  'blitz.event.ball-removed': null
  'blitz.event.throw-hand-off': { player: Value; target: Value }
  'blitz.event.throw-short': { player: Value; target: Value }
  'blitz.event.throw-long': { player: Value; target: Value }
  'blitz.event.throw-sky': { player: Value; target: Value }
  'blitz.event.thrown': { player: Value; thrown: Value }
  'blitz.event.throw-caught': null
  'blitz.event.throw-missed': null
  'blitz.event.throw-fumble': null
  'blitz.event.touchdown': { player: Value; points: number }
  'blitz.event.claimed': { team: Value; challenge: Value; points: number }
  'blitz.event.clean-sweep': { points: number; team: Value }
  'blitz.event.bonus-played': { team: Value; play: Value }
  'blitz.event.bonus-discarded': { team: Value; play: Value }
  'blitz.event.ability': { player: Value; ability: Value }
  'blitz.event.rookies-used': { team: Value }
  'blitz.event.random-event': { event: Value }
  'blitz.event.last-card-dealt': null
  'blitz.event.match-end-sudden-death': { team: Value; a: Value; b: Value }
  'blitz.event.match-end-points': { team: Value; a: Value; b: Value }
  'blitz.event.match-end-draw': { a: Value; b: Value }
  'blitz.event.test': { player: Value; roll: Value }
  'blitz.event.dice': { roll: Value }
  'blitz.event.lined-up': { team: Value }
  'blitz.status': { turn: Value; left: number }
  'blitz.status-setup': null
  'blitz.status-last': null
  'blitz.cards.challenges': null
  'blitz.cards.next': null
  'blitz.cards.empty': null
  'blitz.cards.hand': null
  'blitz.cards.hand-of': { team: Value }
  'blitz.cards.hidden': { count: number }
  'blitz.cards.points': { points: number }
  'blitz.cards.deck': { count: number }
  'blitz.square.rubble': null
  'blitz.square.trapdoor': null
  'blitz.square.end-zone': { team: Value }
  'blitz.square.ball': null
  'blitz.odds.down': null
  'blitz.odds.injured': null
  'blitz.odds.shoved': null
  'blitz.odds.nothing': null
  'blitz.odds.caught': null
  'blitz.odds.astray': null
  'blitz.odds.sent-off': null
  'blitz.options.team': { n: Value }
  'blitz.options.roster.name': null
  'blitz.options.roster.count': null
  'blitz.options.roster.ability': null
  'blitz.options.emergency': { n: Value }
  'blitz.options.board': null
  'blitz.options.board-choose': null
  'blitz.options.arena': null
  'blitz.options.arena-none': null
  'blitz.options.arena-roll': null
  'blitz.options.events': null
  'blitz.options.events-text': null
  'blitz.options.fouls': null
  'blitz.options.fouls-text': null
  'blitz.options.throwTeamMate': null
  'blitz.options.throwTeamMate-text': null
  'blitz.options.specialBalls': null
  'blitz.options.specialBalls-text': null
  'blitz.options.bigUnAbility': null
  'blitz.options.bigUnAbility-text': null
  'blitz.options.rookie': null
  'blitz.options.rookie-none': null
  'blitz.options.rookie-seat': { n: Value }
  'blitz.result.touchdowns': null
  'blitz.result.points': null
  'blitz.rerollBy.rookies': null
  'blitz.ability.offensive-specialist.name': null
  'blitz.ability.offensive-specialist.text': null
  'blitz.ability.safe-hands.name': null
  'blitz.ability.safe-hands.text': null
  'blitz.ability.frenzied.name': null
  'blitz.ability.frenzied.text': null
  'blitz.ability.handling-skills.name': null
  'blitz.ability.handling-skills.text': null
  'blitz.ability.mighty-blow.name': null
  'blitz.ability.mighty-blow.text': null
  'blitz.ability.pick-me-up.name': null
  'blitz.ability.pick-me-up.text': null
  'blitz.ability.blood-lust.name': null
  'blitz.ability.blood-lust.text': null
  'blitz.ability.minion.name': null
  'blitz.ability.minion.text': null
  'blitz.ability.hit-and-run.name': null
  'blitz.ability.hit-and-run.text': null
  'blitz.ability.defensive.name': null
  'blitz.ability.defensive.text': null
  'blitz.ability.insignificant.name': null
  'blitz.ability.insignificant.text': null
  'blitz.ability.bomber.name': null
  'blitz.ability.bomber.text': null
  'blitz.ability.leap.name': null
  'blitz.ability.leap.text': null
  'blitz.ability.war-machine.name': null
  'blitz.ability.war-machine.text': null
  'blitz.ability.expert-passer.name': null
  'blitz.ability.expert-passer.text': null
  'blitz.ability.catchers-instincts.name': null
  'blitz.ability.catchers-instincts.text': null
  'blitz.ability.elusive.name': null
  'blitz.ability.elusive.text': null
  'blitz.ability.head-butt.name': null
  'blitz.ability.head-butt.text': null
  'blitz.ability.dump-off.name': null
  'blitz.ability.dump-off.text': null
  'blitz.ability.woodland-aid.name': null
  'blitz.ability.woodland-aid.text': null
  'blitz.ability.lithe-creature.name': null
  'blitz.ability.lithe-creature.text': null
  'blitz.ability.hulking-brute.name': null
  'blitz.ability.hulking-brute.text': null
  'blitz.ability.stand-firm.name': null
  'blitz.ability.stand-firm.text': null
  'blitz.ability.running-pass.name': null
  'blitz.ability.running-pass.text': null
  'blitz.ability.enforcer.name': null
  'blitz.ability.enforcer.text': null
  'blitz.ability.ethereal.name': null
  'blitz.ability.ethereal.text': null
  'blitz.ability.violent.name': null
  'blitz.ability.violent.text': null
  'blitz.ability.titchy.name': null
  'blitz.ability.titchy.text': null
  'blitz.ability.regenerate.name': null
  'blitz.ability.regenerate.text': null
  'blitz.ability.wardance.name': null
  'blitz.ability.wardance.text': null
  'blitz.arena.bake-off-tent.name': null
  'blitz.arena.bake-off-tent.text': null
  'blitz.arena.sewer-stadium.name': null
  'blitz.arena.sewer-stadium.text': null
  'blitz.arena.bone-pit.name': null
  'blitz.arena.bone-pit.text': null
  'blitz.arena.glittering-coliseum.name': null
  'blitz.arena.glittering-coliseum.text': null
  'blitz.arena.chaos-coliseum.name': null
  'blitz.arena.chaos-coliseum.text': null
  'blitz.arena.fighting-pit.name': null
  'blitz.arena.fighting-pit.text': null
  'blitz.arena.summit-stadium.name': null
  'blitz.arena.summit-stadium.text': null
  'blitz.arena.overgrown-arena.name': null
  'blitz.arena.overgrown-arena.text': null
  'blitz.ball.ordinary.name': null
  'blitz.ball.ordinary.text': null
  'blitz.ball.rune.name': null
  'blitz.ball.rune.text': null
  'blitz.ball.spiky.name': null
  'blitz.ball.spiky.text': null
  'blitz.ball.squig.name': null
  'blitz.ball.squig.text': null
  'blitz.board.rubble-yard': null
  'blitz.board.twin-pits': null
  'blitz.play.eagle-eye.name': null
  'blitz.play.eagle-eye.when': null
  'blitz.play.eagle-eye.text': null
  'blitz.play.long-lunge.name': null
  'blitz.play.long-lunge.when': null
  'blitz.play.long-lunge.text': null
  'blitz.play.weighted-gloves.name': null
  'blitz.play.weighted-gloves.when': null
  'blitz.play.weighted-gloves.text': null
  'blitz.play.full-charge.name': null
  'blitz.play.full-charge.when': null
  'blitz.play.full-charge.text': null
  'blitz.play.bruisers-hour.name': null
  'blitz.play.bruisers-hour.when': null
  'blitz.play.bruisers-hour.text': null
  'blitz.play.closing-in.name': null
  'blitz.play.closing-in.when': null
  'blitz.play.closing-in.text': null
  'blitz.play.flying-body.name': null
  'blitz.play.flying-body.when': null
  'blitz.play.flying-body.text': null
  'blitz.play.slip-through.name': null
  'blitz.play.slip-through.when': null
  'blitz.play.slip-through.text': null
  'blitz.play.sky-ball.name': null
  'blitz.play.sky-ball.when': null
  'blitz.play.sky-ball.text': null
  'blitz.play.second-wind.name': null
  'blitz.play.second-wind.when': null
  'blitz.play.second-wind.text': null
  'blitz.play.cut-them-off.name': null
  'blitz.play.cut-them-off.when': null
  'blitz.play.cut-them-off.text': null
  'blitz.play.back-on-your-feet.name': null
  'blitz.play.back-on-your-feet.when': null
  'blitz.play.back-on-your-feet.text': null
  'blitz.play.cool-head.name': null
  'blitz.play.cool-head.when': null
  'blitz.play.cool-head.text': null
  'blitz.play.natural-gift.name': null
  'blitz.play.natural-gift.when': null
  'blitz.play.natural-gift.text': null
  'blitz.play.fresh-legs.name': null
  'blitz.play.fresh-legs.when': null
  'blitz.play.fresh-legs.text': null
  'blitz.play.right-behind-you.name': null
  'blitz.play.right-behind-you.when': null
  'blitz.play.right-behind-you.text': null
  'blitz.play.turbo.name': null
  'blitz.play.turbo.when': null
  'blitz.play.turbo.text': null
  'blitz.play.swivel-hips.name': null
  'blitz.play.swivel-hips.when': null
  'blitz.play.swivel-hips.text': null
  'blitz.play.underdog-swing.name': null
  'blitz.play.underdog-swing.when': null
  'blitz.play.underdog-swing.text': null
  'blitz.play.stone-chin.name': null
  'blitz.play.stone-chin.when': null
  'blitz.play.stone-chin.text': null
  'blitz.challenge.bench-them-hard.name': null
  'blitz.challenge.bench-them-hard.text': null
  'blitz.challenge.shake-it-loose.name': null
  'blitz.challenge.shake-it-loose.text': null
  'blitz.challenge.legs-legs-legs.name': null
  'blitz.challenge.legs-legs-legs.text': null
  'blitz.challenge.finders-keepers.name': null
  'blitz.challenge.finders-keepers.text': null
  'blitz.challenge.huddle-up.name': null
  'blitz.challenge.huddle-up.text': null
  'blitz.challenge.dare-the-odds.name': null
  'blitz.challenge.dare-the-odds.text': null
  'blitz.challenge.gain-ground.name': null
  'blitz.challenge.gain-ground.text': null
  'blitz.challenge.everyone-chips-in.name': null
  'blitz.challenge.everyone-chips-in.text': null
  'blitz.challenge.dance-on-the-hatch.name': null
  'blitz.challenge.dance-on-the-hatch.text': null
  'blitz.challenge.one-player-show.name': null
  'blitz.challenge.one-player-show.text': null
  'blitz.challenge.safe-delivery.name': null
  'blitz.challenge.safe-delivery.text': null
  'blitz.challenge.milk-the-applause.name': null
  'blitz.challenge.milk-the-applause.text': null
  'blitz.challenge.elbow-room.name': null
  'blitz.challenge.elbow-room.text': null
  'blitz.challenge.floor-somebody.name': null
  'blitz.challenge.floor-somebody.text': null
  'blitz.challenge.double-trouble.name': null
  'blitz.challenge.double-trouble.text': null
  'blitz.randomEvent.slippery-peel.name': null
  'blitz.randomEvent.slippery-peel.text': null
  'blitz.randomEvent.rubble-underfoot.name': null
  'blitz.randomEvent.rubble-underfoot.text': null
  'blitz.randomEvent.everybody-on.name': null
  'blitz.randomEvent.everybody-on.text': null
  'blitz.randomEvent.big-hearted-judges.name': null
  'blitz.randomEvent.big-hearted-judges.text': null
  'blitz.randomEvent.referee-chased-off.name': null
  'blitz.randomEvent.referee-chased-off.text': null
  'blitz.randomEvent.restless-judges.name': null
  'blitz.randomEvent.restless-judges.text': null
  'blitz.randomEvent.balls-everywhere.name': null
  'blitz.randomEvent.balls-everywhere.text': null
  'blitz.randomEvent.fans-on-the-pitch.name': null
  'blitz.randomEvent.fans-on-the-pitch.text': null
  'blitz.randomEvent.start-again.name': null
  'blitz.randomEvent.start-again.text': null
  'blitz.randomEvent.something-below.name': null
  'blitz.randomEvent.something-below.text': null
  'blitz.team.amazon.name': null
  'blitz.team.amazon.nickname': null
  'blitz.team.black-orc.name': null
  'blitz.team.black-orc.nickname': null
  'blitz.team.chaos-chosen.name': null
  'blitz.team.chaos-chosen.nickname': null
  'blitz.team.dark-elf.name': null
  'blitz.team.dark-elf.nickname': null
  'blitz.team.dwarf.name': null
  'blitz.team.dwarf.nickname': null
  'blitz.team.elven-union.name': null
  'blitz.team.elven-union.nickname': null
  'blitz.team.gnome.name': null
  'blitz.team.gnome.nickname': null
  'blitz.team.goblin.name': null
  'blitz.team.goblin.nickname': null
  'blitz.team.halfling.name': null
  'blitz.team.halfling.nickname': null
  'blitz.team.human.name': null
  'blitz.team.human.nickname': null
  'blitz.team.imperial-nobility.name': null
  'blitz.team.imperial-nobility.nickname': null
  'blitz.team.khorne.name': null
  'blitz.team.khorne.nickname': null
  'blitz.team.lizardmen.name': null
  'blitz.team.lizardmen.nickname': null
  'blitz.team.necromantic.name': null
  'blitz.team.necromantic.nickname': null
  'blitz.team.norse.name': null
  'blitz.team.norse.nickname': null
  'blitz.team.nurgle.name': null
  'blitz.team.nurgle.nickname': null
  'blitz.team.ogre.name': null
  'blitz.team.ogre.nickname': null
  'blitz.team.orc.name': null
  'blitz.team.orc.nickname': null
  'blitz.team.shambling-undead.name': null
  'blitz.team.shambling-undead.nickname': null
  'blitz.team.skaven.name': null
  'blitz.team.skaven.nickname': null
  'blitz.team.snotling.name': null
  'blitz.team.snotling.nickname': null
  'blitz.team.vampire.name': null
  'blitz.team.vampire.nickname': null
  'blitz.team.wood-elf.name': null
  'blitz.team.wood-elf.nickname': null
  'blitz.position.eagle-linewoman': null
  'blitz.position.python-thrower': null
  'blitz.position.piranha-blitzer': null
  'blitz.position.jaguar-blocker': null
  'blitz.position.goblin': null
  'blitz.position.black-orc': null
  'blitz.position.beastman': null
  'blitz.position.chosen-blocker': null
  'blitz.position.lineman': null
  'blitz.position.runner': null
  'blitz.position.blitzer': null
  'blitz.position.witch-elf': null
  'blitz.position.troll-slayer': null
  'blitz.position.thrower': null
  'blitz.position.catcher': null
  'blitz.position.illusionist': null
  'blitz.position.beastmaster': null
  'blitz.position.woodland-fox': null
  'blitz.position.treeman': null
  'blitz.position.troll': null
  'blitz.position.hefty': null
  'blitz.position.bodyguard': null
  'blitz.position.marauder': null
  'blitz.position.khorngor': null
  'blitz.position.bloodseeker': null
  'blitz.position.skink': null
  'blitz.position.chameleon-skink': null
  'blitz.position.saurus-blocker': null
  'blitz.position.zombie': null
  'blitz.position.ghoul': null
  'blitz.position.wraith': null
  'blitz.position.werewolf': null
  'blitz.position.flesh-golem': null
  'blitz.position.beer-boar': null
  'blitz.position.berserker': null
  'blitz.position.valkyrie': null
  'blitz.position.ulfwerener': null
  'blitz.position.pestigor': null
  'blitz.position.bloater': null
  'blitz.position.gnoblar': null
  'blitz.position.ogre': null
  'blitz.position.big-un-blocker': null
  'blitz.position.skeleton': null
  'blitz.position.wight': null
  'blitz.position.mummy': null
  'blitz.position.gutter-runner': null
  'blitz.position.snotling': null
  'blitz.position.fungus-flinga': null
  'blitz.position.fun-hoppa': null
  'blitz.position.stilty-runna': null
  'blitz.position.pump-wagon': null
  'blitz.position.thrall': null
  'blitz.position.wardancer': null
  'match.asked': { name: Value }
  'match.thinking': { name: Value }
  'match.board': null
  'match.square': { x: Value; y: Value }
  'match.reachable': null
  'match.can-target': null
  'match.score': { points: number }
  'match.bench-of': { name: Value }
  'match.actions': null
  'match.undo': null
  'match.undo-no': null
  'match.end-turn': null
  'match.zones': null
  'match.fit': null
  'match.zoom-in': null
  'match.zoom-out': null
  'match.map': null
  'match.help': null
  'match.log': null
  'match.log-empty': null
  'match.piece': null
  'match.none-selected': null
  'match.select-ready': { key: Value }
  'match.aim': null
  'match.way': null
  'match.way-step': { n: Value }
  'match.way-all': null
  'match.way-reroll': { chance: Value }
  'match.way-confirm': null
  'match.which-here': null
  'match.cancel': null
  'match.more': null
  'match.needs': { target: Value }
  'match.modifiers': { list: Value }
  'match.passed': null
  'match.failed': null
  'match.rerolled': { by: Value }
  'match.always': null
  'match.never': null
  'match.hand-over.title': { name: Value }
  'match.hand-over.text': { name: Value }
  'match.hand-over.ready': { name: Value }
  'match.end-sure.title': null
  'match.end-sure.text': { count: number }
  'match.end-sure.yes': null
  'match.end-sure.no': null
  'match.dice.title': null
  'match.dice.text': { what: Value; dice: Value }
  'match.dice.die': { die: Value; n: Value }
  'match.dice.enter': null
  'match.dice.roll-for-me': null
  'match.over.title': null
  'match.over.winner': { name: Value }
  'match.over.draw': null
  'match.over.home': null
  'match.over.again': null
  'match.over.board': null
  'match.over.statistics': null
  'match.over.luck': null
  'match.over.luck-text': null
  'match.over.luck-rolls': { passed: Value; rolls: Value; expected: Value }
  'match.over.course': null
  'match.line-up.all': null
  'match.line-up.save': null
  'match.line-up.use': { name: Value }
  'match.line-up.name': { n: Value }
  'match.help-title': null
  'match.help-mouse': null
  'match.computer': null
  'match.person': null
  'match.odds': null
  'match.roll-tray': null
}
